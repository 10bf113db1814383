import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import type { Plugin, PluginOption } from 'vite'
import { makeStoryFont } from '../scripts/story-font.ts'
import { pastTheWorker } from '../scripts/vite-past-the-worker.ts'
import packageJson from '../package.json' with { type: 'json' }
import { componentFacts } from './component-facts.ts'
import { quickAxe } from './quick-axe.ts'
import { shownAtOnce } from './shown-at-once.ts'
import { keepStoryIds, withTitles } from './story-titles.ts'
import { appPlugins, withoutMessageParser } from '../vite.plugins.ts'

// Named ahead: a dependency that Vite discovers in the middle of a run reloads the page under the running story.
const runtimeDependencies = Object.keys(packageJson.dependencies).filter(
  (name) => !name.startsWith('@fontsource') && name !== '@vanilla-extract/css' && name !== 'lucide-react',
)

/** Props are read where a page shows them, from our own components: from everything that is imported it took two thirds of the build. */
function ownProps(plugin: PluginOption): PluginOption {
  if (!isPlugin(plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin
  const { transform } = plugin
  if (typeof transform !== 'function') return plugin
  const filter = { id: /[\\/]src[\\/]components[\\/](?!.*\.stories\.).*\.tsx$/ }
  return { ...plugin, transform: { filter, handler: transform } }
}

const isPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    {
      from: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
      to: '/geist.woff2',
    },
  ],
  experimental_indexers: (existing = []) => withTitles(existing),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The same for Storybook and for its stories as tests.
  viteFinal: async (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).map(ownProps),
      keepStoryIds(),
      componentFacts(),
      ...appPlugins().slice(1),
      msw({ mode: 'worker-only' }),
      pastTheWorker(),
    ],
    resolve: {
      ...config.resolve,
      alias: [withoutMessageParser, { find: 'virtual:story-font.css', replacement: await makeStoryFont() }],
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      // Each icon is a file of its own that needs no preparing; as a whole they are seventeen hundred.
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
      include: [
        ...(config.optimizeDeps?.include ?? []),
        ...runtimeDependencies,
        'react-dom/client',
        'msw',
        'msw/browser',
        'msw/experimental',
        '@mswjs/interceptors/fetch',
        '@mswjs/interceptors/XMLHttpRequest',
      ],
      ...(process.env['VITEST'] && { rolldownOptions: { plugins: [shownAtOnce(), quickAxe()] } }),
    },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
})
