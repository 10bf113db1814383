import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import addonMsw from 'msw-storybook-addon'
import '#styles/reset.css'
import type { Catalogue } from '#intl'
import { StoryFrame, storyCatalogue } from './story-frame.tsx'

const unmocked: string[] = []

/** Widths that the product is looked at in. */
const viewports = {
  narrow: { name: 'Narrow, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  smallest: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  medium: { name: 'Medium, 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker()
      await worker.start({
        quiet: true,
        onUnhandledFrame({ frame }) {
          if (!(frame instanceof HttpNetworkFrame)) return
          const { method, url } = frame.data.request
          // Thrown here it would reach the component as an answer; so it is kept and fails the story afterwards.
          if (new URL(url).pathname.includes('/v1/')) unmocked.push(`${method} ${url}`)
        },
      })
      return worker
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['foundations', 'components', 'features', 'flows'] } },
    controls: { expanded: true },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ja', title: '日本語' },
          { value: 'en-XA', title: 'Pseudo (longer, accented)' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  beforeEach() {
    unmocked.length = 0
    localStorage.clear()
  },
  afterEach() {
    if (unmocked.length > 0) throw new Error(`No mock answers: ${unmocked.splice(0).join(', ')}`)
  },
  loaders: [async ({ globals }) => ({ catalogue: await storyCatalogue(globals['locale']) })],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <StoryFrame
        theme={globals['theme']}
        locale={globals['locale']}
        catalogue={loaded['catalogue'] as Catalogue}
        padded={parameters['layout'] !== 'bare'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
})
