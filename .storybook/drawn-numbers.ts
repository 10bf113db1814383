/** Where the numbers of a story begin. */
const SEED = 1
let drawn = SEED

/** A new story draws the numbers that it drew in its last run: ids made from them are in the page, which is checked once. */
export function drawAnew(): void {
  drawn = SEED
}

/** Each number follows from the one before, and none comes twice in 2³²: what is made from some is as different as by chance. */
crypto.getRandomValues = (array) => {
  if (array === null) return array
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  for (let place = 0; place < bytes.length; place += 1) {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0
    bytes[place] = drawn >>> 24
  }
  return array
}
