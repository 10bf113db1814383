import formatjs from '@formatjs/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { compiledMessages, messageNumbers, shortId } from './scripts/vite-compiled-messages.ts'

/**
 * Short class names for a build: two characters for the place of the style file among all, then the place of the style in
 * its file. Unlike hashes, such names compress well, and each build of the same sources has the same.
 */
function shortNames(): (options: { hash: string; filePath: string }) => string {
  const files = globSync('src/**/*.css.ts').sort()
  const hashesOf = new Map(files.map((file): [string, string[]] => [file, []]))
  return ({ hash, filePath }) => {
    const hashes = hashesOf.get(filePath)
    if (!hashes) throw new Error(`${filePath} is no style file in src.`)
    if (!hashes.includes(hash)) hashes.push(hash)
    // From 360 on, a number to the base of 36 is two characters of which the first is a letter.
    return (360 + files.indexOf(filePath)).toString(36) + hashes.indexOf(hash).toString(36)
  }
}

/** The plugins that turn this project's sources into what a browser runs: the same for the app, Storybook and the tests. */
export const appPlugins = ({ short = false } = {}): PluginOption[] => [
  react(),
  vanillaExtractPlugin({ identifiers: short ? shortNames() : 'short' }),
  compiledMessages({ short }),
]

/** Takes default texts and descriptions out of the code, and puts short ids in: the reader's language is loaded as data. */
export function stripMessageTexts(): PluginOption {
  const numbers = messageNumbers()
  return formatjs({
    removeDefaultMessage: true,
    overrideIdFn(id = '') {
      const number = numbers.get(id)
      if (number === undefined) throw new Error(`No file of messages declares ${id}.`)
      return shortId(number)
    },
  })
}

/** Messages are compiled when the project is built, so the parser of message syntax is never needed (SPD-12). */
export const withoutMessageParser = {
  find: '@formatjs/icu-messageformat-parser',
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
}

/** Icons are drawn by a few lines of ours (src/components/icon/create-drawing.ts); lucide-react has the drawings. */
export const ownDrawings = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('src/components/icon/create-drawing.ts', import.meta.url)),
}

/** Leaves out of lucide's drawings what ours don't use: random keys of elements, which don't compress, and other names. */
export const shortDrawings = (): PluginOption => ({
  name: 'short-drawings',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/, key: "[a-z0-9]+"/g, '')
        .replace(/\n {2}name: "[\w-]+",/, '')
        .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
        .replace('__iconData.node;', ''),
  },
})

/**
 * Tells the build that the router's own links and forms do nothing until they are drawn: none is (src/app/router-link.tsx), and
 * with what they need for data and preloading they would be 3 % of each first screen.
 */
export const withoutRouterLinks = (): PluginOption => ({
  name: 'without-router-links',
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
  },
})
