/** `npm run demo`: builds the demo, serves it, prints where. `PORT` chooses the port. */
import { build, preview } from 'vite'

const mode = 'demo'
process.stdout.write('Building the demo…\n')
await build({ mode, logLevel: 'warn', build: { outDir: 'dist-demo' } })
const server = await preview({
  mode,
  logLevel: 'warn',
  build: { outDir: 'dist-demo' },
  preview: { port: Number(process.env['PORT'] ?? 4173) },
})
process.stdout.write(
  `The demo runs at ${server.resolvedUrls?.local[0] ?? 'an unknown address'} (Ctrl C ends it)\n`,
)
