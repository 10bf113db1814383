import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { contentSecurityPolicy } from '#lib/page-headers'
import { productName } from '#lib/product'

const project = fileURLToPath(new URL('..', import.meta.url))

async function bundledBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The boot script was not built.')
  return output.output[0].code
}

/** What goes around the app: the product's name, the boot script that runs before the first paint, the security policy. */
export function page({ connect, demo }: { connect: readonly string[]; demo: boolean }): Plugin {
  let serving = false
  return {
    name: 'page',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replaceAll('%PRODUCT%', productName),
        // Vite's development client is inline script and style: the policy holds what is built.
        tags: serving
          ? []
          : [
              {
                tag: 'meta',
                injectTo: 'head-prepend',
                attrs: {
                  'http-equiv': 'Content-Security-Policy',
                  content: contentSecurityPolicy(connect, demo),
                },
              },
            ],
      }),
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response, next) => {
        bundledBoot().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: await bundledBoot() })
    },
  }
}

/**
 * What stands last in the head. The font sets out with the scripts: when the first text is drawn it is there, and no line
 * changes its width afterwards. The boot script blocks, so that the stored theme is there before anything is drawn; and it
 * stands behind all that is to be fetched, since a browser that has read a policy in the page looks no further ahead than
 * the script that it waits for.
 */
export function endOfHead(): Plugin {
  return {
    name: 'end-of-head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
        { tag: 'script', injectTo: 'head', attrs: { src: '/boot.js' } },
      ],
    },
  }
}
