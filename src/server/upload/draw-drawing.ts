/**
 * A program of its own, which `draw-apart.ts` starts: draws the SVG of its standard input, and writes the PNG to its standard
 * output. Its arguments are the density, the size of the whole, and the part that is kept: left, top, width, height. It kills
 * itself where that is too much work.
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { UPLOAD } from '#domain/uploads/upload-rules'
import { systemClock } from '#lib/clock'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
sharp.concurrency(1)

/** Ms of a processor, as a busy machine takes longer for the same; and between two looks at them. */
const LIMIT = { work: 3000, look: 100 } as const
const endLooking = systemClock.setInterval(() => {
  const { user, system } = process.cpuUsage()
  // Nothing else ends the thread that draws.
  if ((user + system) / 1000 > LIMIT.work) process.kill(process.pid, 'SIGKILL')
}, LIMIT.look)

/** As its rules were checked: as UTF-8, whatever it declares, and without a DOCTYPE, which could name more to read. */
const plainDrawing = (bytes: Uint8Array) =>
  Buffer.from(
    new TextDecoder()
      .decode(bytes)
      .replace(/^\s*<\?xml[^>]*>/i, '')
      .replace(/<!DOCTYPE[^>[]*>/i, ''),
  )

const [density = 72, width = 1, height = 1, left = 0, top = 0, keptWidth = 1, keptHeight = 1] = process.argv
  .slice(2)
  .map(Number)
const png = await sharp(plainDrawing(await buffer(process.stdin)), {
  density,
  limitInputPixels: UPLOAD.pixels,
})
  .resize({ width, height, fit: 'fill' })
  .extract({ left, top, width: keptWidth, height: keptHeight })
  .png({ compressionLevel: 9 })
  .toBuffer()
endLooking()
process.stdout.write(png)
