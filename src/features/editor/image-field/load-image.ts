/** The decoded image at an address. `readable` asks the site for leave to read its pixels. Rejects where there is no image. */
export function loadImage(src: string, { readable = false } = {}): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    if (readable) image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image), { once: true })
    image.addEventListener('error', () => reject(new Error(`No image at ${src.slice(0, 100)}`)), {
      once: true,
    })
    image.src = src
  })
}
