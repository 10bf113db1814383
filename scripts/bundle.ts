import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** What a build wrote, by source file. Sizes are bytes as brotli 11 sends them. */
export interface Bundle {
  /** The files that must be there before these sources can run: the entry's, their own, and what those import statically. */
  filesOf: (...sources: string[]) => string[]
  /** The scripts that only these chunks, by name, lead to, at once or when something is opened. */
  onlyBehind: (...names: string[]) => string[]
  /** The files of the chunk of this name. */
  filesNamed: (name: string) => string[]
  brotli: (files: readonly string[]) => number
  text: (file: string) => string
  /** The files that index.html itself asks for. */
  entry: string[]
  /** Every script of the build. */
  scripts: string[]
  /** Every style sheet of the build. */
  sheets: string[]
}

export function readBundle(folder: string): Bundle {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  )
  if (entry.length === 0) throw new Error(`${folder}/index.html asks for no file.`)
  const sizes = new Map<string, number>()
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = brotliCompressSync(readFileSync(join(folder, file)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length
    sizes.set(file, size)
    return size
  }
  const all = Object.values(manifest)
  return {
    entry,
    text,
    scripts: [...new Set(all.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    sheets: [
      ...new Set(all.flatMap(({ file, css = [] }) => [...css, ...(file.endsWith('.css') ? [file] : [])])),
    ],
    filesNamed: (name) => all.filter((chunk) => chunk.name === name).map(({ file }) => file),
    brotli: (files) => files.reduce((sum, file) => sum + sizeOf(file), 0),
    onlyBehind(...names) {
      const reached = (barred: readonly string[]) => {
        const seen = new Set<string>()
        const visit = ({ file, name = '', imports = [], dynamicImports = [] }: ManifestChunk) => {
          if (barred.includes(name) || seen.has(file)) return
          seen.add(file)
          for (const key of [...imports, ...dynamicImports]) {
            const next = manifest[key]
            if (next) visit(next)
          }
        }
        for (const chunk of all) if (entry.includes(chunk.file)) visit(chunk)
        return seen
      }
      const others = reached(names)
      return [...reached([])].filter((file) => !others.has(file))
    },
    filesOf(...sources) {
      const files = new Set<string>(entry)
      const seen = new Set<string>()
      const visit = (key: string) => {
        if (seen.has(key)) return
        seen.add(key)
        // A page that stands in its chunk with what it needs is named by that chunk alone.
        const chunk = manifest[key] ?? all.find(({ name }) => name === basename(key, '.tsx'))
        if (!chunk) throw new Error(`${folder} has no chunk for ${key}.`)
        files.add(chunk.file)
        for (const sheet of chunk.css ?? []) files.add(sheet)
        for (const next of chunk.imports ?? []) visit(next)
      }
      for (const source of sources) visit(source)
      return [...files]
    },
  }
}
