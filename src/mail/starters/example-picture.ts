const address = /^https:\/\/example\.com\/images\/([a-z]+)-(\d{1,4})x(\d{1,4})\.png$/

/** Which picture of a layout is at an address, and in what size; undefined for every other address. */
export function examplePicture(src: string): { name: string; width: string; height: string } | undefined {
  const [, name, width, height] = address.exec(src) ?? []
  return name === undefined || width === undefined || height === undefined
    ? undefined
    : { name, width, height }
}
