/** Whether a CR or an LF from a place on stands alone, which some mail servers take for the end of a line and others don't. */
export function hasBareLineEnd(bytes: Buffer, from = 0): boolean {
  for (let place = bytes.indexOf(10, from); place !== -1; place = bytes.indexOf(10, place + 1))
    if (bytes[place - 1] !== 13) return true
  for (let place = bytes.indexOf(13, from); place !== -1; place = bytes.indexOf(13, place + 1))
    if (bytes[place + 1] !== 10) return true
  return false
}
