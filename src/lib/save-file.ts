/** Gives a file to the reader, as a download under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(url)
}
