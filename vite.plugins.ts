import formatjs from '@formatjs/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { compiledMessages } from './scripts/vite-compiled-messages.ts'

/** The plugins that turn this project's sources into what a browser runs: the same for the app, Storybook and the tests. */
export const appPlugins = (): PluginOption[] => [
  react(),
  vanillaExtractPlugin({ identifiers: 'short' }),
  compiledMessages(),
]

/** Takes default texts and descriptions out of the code: the reader's own language is loaded as data. */
export const stripMessageTexts = (): PluginOption => formatjs({ removeDefaultMessage: true })

/** Messages are compiled when the project is built, so the parser of message syntax is never needed (PERFORMANCE.md 2). */
export const withoutMessageParser = {
  find: '@formatjs/icu-messageformat-parser',
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
}
