/**
 * The bytes that base64 stands for. Throws a `DOMException` for what is none. Filled by a loop: `Uint8Array.from` calls its
 * function for each letter by way of an iterator, which takes two seconds for the largest picture where this takes some ms.
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
