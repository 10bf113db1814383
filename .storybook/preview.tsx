import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import type { Parameters } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import '#styles/reset.css'
import 'virtual:story-font.css'
import type { Catalogue } from '#intl'
import type { About } from './about.ts'
import { bothModes } from './both-modes.ts'
import { nameChoices } from './choices.ts'
import { dangerAtRest } from './danger-at-rest.ts'
import { docs } from './docs.tsx'
import { forgetWhatIsKept } from './kept-records.ts'
import { keepToasts } from './lasting-toasts.ts'
import { look } from './look.ts'
import { pageHeightProblems } from './page-height.ts'
import { patientPerson } from './patient-person.ts'
import { saysIn, type Says } from './says.ts'
import { firstCatalogue, StoryFrame, storyCatalogue, type Frame } from './story-frame.tsx'
import { startNetwork } from './story-network.ts'
import { createStoryMock, isTest, type MockParameters, type StoryMock } from './story-mock.ts'
import { setTestHeight } from './test-frame.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    mock: StoryMock
    says: Says
  }
  interface Parameters {
    /** What the docs page says of the component; on the meta. */
    about?: About
    mock?: MockParameters
    /** @default padded */
    frame?: Frame
    /** 'first' for what the app shows without loading more messages: one that is used outside of `MoreMessages` then fails. @default whole */
    messages?: 'whole' | 'first'
    /** Where the router stands. @default / */
    address?: string
    /** How tall the tests' window is, in px: what a long list doesn't show costs nothing. @default 900 */
    testHeight?: number
  }
}

// Finding gives up late: a busy machine is no defect, and what is there is found at once.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? '') })

if (isTest) keepToasts()

const unmocked: string[] = []

/** What must hold of a story that has come to rest, in whichever theme and language it is seen. */
function expectAtRest({ frame, mock }: Parameters) {
  if (frame === 'screen' || frame === 'bare') {
    const problems = pageHeightProblems()
    if (problems.length > 0) throw new Error(problems.join('\n'))
  }
  // What asks a backend is a screen or a part of one.
  const loud = mock === undefined ? [] : dangerAtRest()
  if (loud.length > 0) throw new Error(loud.join('\n'))
  if (unmocked.length > 0) throw new Error(`No mock answers: ${unmocked.splice(0).join(', ')}`)
}

/** What one run of a story was given: changing an argument draws it anew without starting over. */
const runs = new WeakMap<AbortSignal, { key: number; settings: string; mock: StoryMock }>()
let run = 0

let network: Promise<SetupWorker> | undefined

/** Widths that the product is looked at in. */
const viewports = {
  narrow: { name: 'Narrow, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  smallest: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  medium: { name: 'Medium, 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

export default definePreview({
  addons: [
    // First, so that it acts last, once the accessibility of the first mode is checked.
    ...(isTest ? [bothModes(expectAtRest)] : []),
    addonDocs(),
    // Its decorator draws filters for Storybook's toolbar into each page.
    { ...addonA11y(), ...(isTest && { decorators: [] }) },
    // Once: on a docs page all stories begin in the same moment.
    addonMsw(() => (network ??= startNetwork(isTest, (call) => unmocked.push(call)))),
  ],
  // Every story is photographed, unless it says '!picture'.
  tags: ['autodocs', 'picture'],
  argTypesEnhancers: [nameChoices],
  parameters: {
    layout: 'fullscreen',
    // Nobody reads what passes; to describe it took as long as to check.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'], preload: false },
      // By itself it reads the text of all that has a style of its own; only these styles can be against it.
      config: {
        rules: [{ id: 'avoid-inline-spacing', selector: '[style*="spacing"], [style*="line-height"]' }],
      },
    },
    viewport: { options: viewports },
    // Read by Storybook without running this file, so the groups of groups.ts are repeated; a test compares them.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Overlays', 'Data', 'Feedback', 'Labels', 'Layout', 'Utilities'],
          'Screens',
          ['Sign-in', 'Workspaces', 'Home', 'Contacts', 'Segments', 'Mailing lists', 'Contact schema'],
          'Flows',
          'Reference',
        ],
      },
    },
    controls: { expanded: true },
    docs,
    // The same pictures as those of npm run pictures, for whoever sets a token.
    chromatic: {
      modes: {
        'light-en': { theme: 'light', locale: 'en' },
        'light-ja': { theme: 'light', locale: 'ja' },
        'dark-en': { theme: 'dark', locale: 'en' },
        'dark-ja': { theme: 'dark', locale: 'ja' },
      },
    },
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
    role: {
      toolbar: {
        title: 'Role',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'owner', title: 'Owner' },
          { value: 'member', title: 'Member' },
        ],
      },
    },
    size: {
      toolbar: {
        title: 'Contacts',
        icon: 'database',
        dynamicTitle: true,
        items: [
          { value: 'story', title: 'As the story says' },
          { value: 'empty', title: 'No contacts' },
          { value: 'small', title: '240 contacts' },
          { value: 'normal', title: '12,480 contacts' },
          { value: 'huge', title: '1,000,000 contacts' },
        ],
      },
    },
    network: {
      toolbar: {
        title: 'Network',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal' },
          { value: 'uneven', title: 'Uneven' },
          { value: 'slow', title: 'Slow' },
          { value: 'offline', title: 'Offline' },
          { value: 'error', title: 'Server error' },
        ],
      },
    },
  },
  initialGlobals: {
    size: 'story',
    theme: 'light',
    locale: 'en',
    role: 'owner',
    network: 'normal',
  },
  async beforeEach(context) {
    const { abortSignal, globals, loaded, msw, parameters } = context
    unmocked.length = 0
    if (isTest) context.userEvent = patientPerson(context.userEvent, () => context.mock.isAsking())
    if (isTest && parameters.testHeight !== undefined) setTestHeight(parameters.testHeight)
    context.says = saysIn(globals['locale'], loaded['catalogue'] as Catalogue)
    const settings = JSON.stringify([
      globals['theme'],
      globals['locale'],
      globals['role'],
      globals['network'],
      globals['size'],
    ])
    const known = runs.get(abortSignal)
    if (known?.settings === settings) {
      context.mock = known.mock
      known.mock.begin()
      return known.mock.end
    }
    localStorage.clear()
    await forgetWhatIsKept()
    context.mock = createStoryMock({
      parameters: parameters.mock,
      role: globals['role'],
      network: globals['network'],
      size: globals['size'],
      onUnknownCall: (call) => unmocked.push(call),
    })
    run += 1
    runs.set(abortSignal, { key: run, settings, mock: context.mock })
    msw.use(context.mock.handler)
    await context.mock.prepare()
    return context.mock.end
  },
  async afterEach(context) {
    const { globals, parameters, says } = context
    if (isTest) {
      // The addon checks after this, with these.
      const a11y = await look(context, { theme: globals['theme'], says })
      context.parameters = { ...parameters, a11y }
    }
    expectAtRest(parameters)
  },
  loaders: [
    async ({ globals, parameters }) => {
      // What is measured while it is drawn, such as the place of a tooltip, is measured in the real face.
      const [catalogue, shown] = await Promise.all([
        storyCatalogue(globals['locale']),
        parameters.messages === 'first' ? firstCatalogue(globals['locale']) : undefined,
        // A face that this machine does not have is none that is drawn with.
        Promise.allSettled([...document.fonts].map((face) => face.load())),
      ])
      return { catalogue, shown: shown ?? catalogue }
    },
  ],
  decorators: [
    (Story, { abortSignal, globals, loaded, mock, parameters }) => (
      <StoryFrame
        key={runs.get(abortSignal)?.key}
        mock={mock}
        theme={globals['theme']}
        locale={globals['locale']}
        catalogue={loaded['shown'] as Catalogue}
        words={parameters.messages === 'first' ? firstCatalogue : storyCatalogue}
        frame={parameters.frame ?? 'padded'}
        address={parameters.address ?? '/'}
        workspaceId={parameters.mock?.workspaceId}
        dedupingInterval={parameters.mock?.dedupingInterval}
      >
        <Story />
      </StoryFrame>
    ),
  ],
})
