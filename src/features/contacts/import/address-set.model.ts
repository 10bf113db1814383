/** Slots at the beginning; a power of two, as they stay when there are more. */
const FIRST_SLOTS = 1 << 12

/**
 * Which addresses there were, and in which row last: as two numbers of 32 bits and the row, 12 bytes for each, so that
 * a million of them weigh as much as a picture. That two different ones are taken for one happens once in 10^7 files of a
 * million.
 */
export interface AddressSet {
  /** Remembers the row of an address; answers the row that it had before, if any. */
  put: (address: string, row: number) => number | undefined
  rowOf: (address: string) => number | undefined
}

export function createAddressSet(): AddressSet {
  let slots = FIRST_SLOTS
  let size = 0
  // Of each slot: the two halves of the digest, and the row plus one; 0 is empty.
  let table = new Uint32Array(slots * 3)

  const placeOf = (high: number, low: number) => {
    let slot = low & (slots - 1)
    while (table[slot * 3 + 2] !== 0 && (table[slot * 3] !== high || table[slot * 3 + 1] !== low))
      slot = (slot + 1) & (slots - 1)
    return slot * 3
  }
  const grow = () => {
    const old = table
    slots *= 2
    table = new Uint32Array(slots * 3)
    for (let at = 0; at < old.length; at += 3) {
      const row = old[at + 2] ?? 0
      if (row === 0) continue
      const place = placeOf(old[at] ?? 0, old[at + 1] ?? 0)
      table[place] = old[at] ?? 0
      table[place + 1] = old[at + 1] ?? 0
      table[place + 2] = row
    }
  }
  const find = (address: string) => {
    const [high, low] = digestOf(address)
    const place = placeOf(high, low)
    const row = table[place + 2] ?? 0
    return { high, low, place, before: row === 0 ? undefined : row - 1 }
  }

  return {
    put(address, row) {
      const { high, low, place, before } = find(address)
      table[place] = high
      table[place + 1] = low
      table[place + 2] = row + 1
      if (before === undefined) {
        size += 1
        if (size * 2 > slots) grow()
      }
      return before
    },
    rowOf: (address) => find(address).before,
  }
}

/** cyrb53's two halves: fast, well spread, not secret. */
export function digestOf(text: string): [number, number] {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  const mixed = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  const other = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return [mixed >>> 0, other >>> 0]
}
