import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { decodeTheme } from '#app/theme.ts'
import { storybookThemes } from './theme.ts'

/** The toolbar's theme: stories mark the page with it; before the first of them the address names it. */
function initialTheme(): string {
  const inAddress = /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]
  return document.documentElement.dataset['theme'] ?? inAddress ?? 'light'
}

/** A docs page in the theme of the toolbar, as the stories on it. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [theme, setTheme] = useState(initialTheme)
  useEffect(() => {
    // What the toolbar asks for, not what has come of it: the frames of a screen's page tell of their own theme, too.
    const update = ({ globals }: { globals: Record<string, unknown> }) => {
      if ('theme' in globals) setTheme(decodeTheme(globals['theme']) ?? 'system')
    }
    channel.on(UPDATE_GLOBALS, update)
    return () => channel.off(UPDATE_GLOBALS, update)
  }, [channel])
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <DocsContainer {...props} theme={storybookThemes[isDark ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  )
}
