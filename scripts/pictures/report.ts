import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Comparison } from './compare.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Writes a page on which a designer sees what has changed: before, after, and where. */
export async function writeReport(
  folder: string,
  {
    base,
    comparisons,
    failures,
  }: { base: string; comparisons: readonly Comparison[]; failures: readonly string[] },
): Promise<string> {
  const shown = comparisons.filter(({ verdict }) => verdict !== 'same')
  const figure = (kind: string, name: string) =>
    `<figure><figcaption>${kind}</figcaption><a href="${kind}/${name}"><img loading="lazy" alt="" src="${kind}/${name}"></a></figure>`
  const sections = shown.map(({ name, verdict, pixels }) => {
    const figures = [
      verdict === 'new' ? '' : figure('before', name),
      verdict === 'gone' ? '' : figure('after', name),
      verdict === 'changed' ? figure('difference', name) : '',
    ]
    return `<section><h2>${escaped(name)}</h2><p>${verdict}${verdict === 'changed' ? `, ${pixels} pixels` : ''}</p><div>${figures.join('')}</div></section>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
body{font:14px/1.5 system-ui;margin:24px;color:#222;background:#fff}h2{font-size:15px;margin:32px 0 0}p{margin:0}
div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}img{width:100%;border:1px solid #bbb}li{color:#a00}
</style><h1>Pictures, compared with ${escaped(base)}</h1>
<p>${comparisons.length} compared, ${shown.length} differ.</p>
<ul>${failures.map((failure) => `<li>${escaped(failure)}</li>`).join('')}</ul>${sections.join('')}</html>`
  const file = resolve(folder, 'index.html')
  await writeFile(file, page)
  return file
}
