import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './component-page.tsx'
import { ScreenPage } from './screen-page.tsx'

/** The docs page of a file of stories: of a component, or of a screen or flow in all its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Components/') ? <ComponentPage /> : <ScreenPage />
}
