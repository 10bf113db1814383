/** Text as bytes of Shift_JIS, as Excel in Japan saves it. Turns the browser's own decoding table around. */
export function shiftJis(text: string): Buffer {
  const decoder = new TextDecoder('shift_jis')
  const codes = new Map<string, readonly number[]>()
  const learn = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && character !== '\uFFFD' && !codes.has(character))
      codes.set(character, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) learn(byte)
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1) learn(lead, trail)
  }
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = codes.get(character)
      if (!bytes) throw new Error(`Shift_JIS has no "${character}".`)
      return bytes
    }),
  )
}
