/**
 * Numbers that look random and are a function of what is asked: any thing of the world can be computed by its number
 * without computing those before it, and the same seed gives the same world everywhere.
 */
export function mix(seed: number, a: number, b = 0): number {
  let hash =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(a + 0x632be5ab, 0xc2b2ae35) ^
    Math.imul(b + 0x27d4eb2f, 0x165667b1)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  hash = Math.imul(hash, 0x297a2d39)
  hash ^= hash >>> 15
  return hash >>> 0
}

/** From 0 up to but without 1. */
export const fraction = (seed: number, a: number, b = 0): number => mix(seed, a, b) / 2 ** 32

/** One of a list that is not empty. */
export function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** A short number for a text, the same everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A source of numbers from 0 to 1 for whatever happens in the order of the calls. */
export function createRandom(seed: number): () => number {
  let count = 0
  return () => fraction(seed, (count += 1), 0x51ed)
}
