import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How different two colours are before they count as different, 0 to 1: rounding of blended colours does not. */
const EYE = { threshold: 0.02 } as const

export type Verdict = 'same' | 'changed' | 'new' | 'gone'

export interface Comparison {
  /** `<mode>/<story>.png` */
  name: string
  verdict: Verdict
  /** How many pixels differ. */
  pixels: number
}

/** Compares two folders of pictures by name, and draws the differences into a third. */
export async function compareFolders(
  before: string,
  after: string,
  names: { before: readonly string[]; after: readonly string[] },
  into: string,
): Promise<Comparison[]> {
  const all = [...new Set([...names.before, ...names.after])].toSorted()
  const comparisons: Comparison[] = []
  for (const name of all) {
    if (!names.before.includes(name)) comparisons.push({ name, verdict: 'new', pixels: 0 })
    else if (!names.after.includes(name)) comparisons.push({ name, verdict: 'gone', pixels: 0 })
    else {
      const { pixels, picture } = difference(
        await readFile(resolve(before, name)),
        await readFile(resolve(after, name)),
      )
      comparisons.push({ name, verdict: pixels === 0 ? 'same' : 'changed', pixels })
      if (picture) {
        await mkdir(dirname(resolve(into, name)), { recursive: true })
        await writeFile(resolve(into, name), picture)
      }
    }
  }
  return comparisons
}

/** How many pixels of two pictures differ, and a picture of where. A part that only one of them has is different. */
export function difference(before: Buffer, after: Buffer): { pixels: number; picture?: Buffer } {
  if (before.equals(after)) return { pixels: 0 }
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const outside = width * height - Math.min(a.width, b.width) * Math.min(a.height, b.height)
  const picture = new PNG({ width, height })
  const pixels = pixelmatch(onto(a, width, height), onto(b, width, height), picture.data, width, height, EYE)
  const all = Math.max(pixels, outside)
  return all === 0 ? { pixels: 0 } : { pixels: all, picture: PNG.sync.write(picture) }
}

function onto(source: PNG, width: number, height: number): Buffer {
  if (source.width === width && source.height === height) return source.data
  const larger = new PNG({ width, height })
  PNG.bitblt(source, larger, 0, 0, source.width, source.height, 0, 0)
  return larger.data
}
