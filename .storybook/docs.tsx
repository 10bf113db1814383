import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

// Loaded with the first docs page: no story and no test needs them.
const LazyPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
const LazyContainer = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocs }))

const Page = () => (
  <Suspense fallback={null}>
    <LazyPage />
  </Suspense>
)

const Container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <LazyContainer {...props} />
  </Suspense>
)

/** The `docs` parameter: how docs pages are drawn. */
export const docs = { page: Page, container: Container }
