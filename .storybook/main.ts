import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import { appPlugins, withoutMessageParser } from '../vite.plugins.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The project's Vite configuration builds the app; Storybook takes its plugins and nothing else of it.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...appPlugins().slice(1), msw({ mode: 'worker-only' })],
    resolve: { ...config.resolve, alias: [withoutMessageParser] },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
})
