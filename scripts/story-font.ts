/** The Japanese of Storybook and its pictures: the same on every machine, and only the characters that appear. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const project = fileURLToPath(new URL('..', import.meta.url))
const cache = join(project, '.cache/story-font')
const weights = [400, 500, 600] as const
// The first Japanese family of the font stack too, or a machine that has it would show its own.
const families = ['Otegami JP', 'Hiragino Sans']
/** Kana and the punctuation between them: what is typed in a story need not stand in a file. */
const always = [
  [0x3000, 0x30ff],
  [0xff01, 0xff9f],
] as const

/** Makes the font where that is not done yet. Resolves to a style sheet that declares it. */
export async function makeStoryFont(): Promise<string> {
  const text = charactersOf(globSync(['src/**/*.{ts,tsx,json}', 'stories/**/*.{tsx,mdx}'], { cwd: project }))
  const id = createHash('sha256')
    .update(JSON.stringify([families, weights, text]))
    .digest('hex')
    .slice(0, 12)
  const styles = join(cache, `${id}.css`)
  if (existsSync(styles)) return styles
  mkdirSync(cache, { recursive: true })
  const rules = await Promise.all(
    weights.map(async (weight) => {
      const source = join(
        project,
        `node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff2`,
      )
      const file = `${id}-${weight}.woff2`
      writeFileSync(
        join(cache, file),
        await subsetFont(readFileSync(source), text, { targetFormat: 'woff2' }),
      )
      return families.map(
        (family) =>
          `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: block; src: url("./${file}") format("woff2") }`,
      )
    }),
  )
  writeFileSync(styles, `${rules.flat().join('\n')}\n`)
  return styles
}

function charactersOf(files: readonly string[]): string {
  const found = new Set<string>()
  for (const [first, last] of always)
    for (let code = first; code <= last; code += 1) found.add(String.fromCodePoint(code))
  for (const file of files)
    for (const character of readFileSync(join(project, file), 'utf8'))
      if (character > '\u2000') found.add(character)
  return [...found].sort().join('')
}
