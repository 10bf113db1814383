import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import * as styles from './link.css.ts'

export interface AnchorProps extends ComponentProps<'a'> {
  href: string
}

const PlainAnchor = (props: AnchorProps) => <a {...props} />

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/** Gives every link below it the way to go somewhere: the app puts its router's link in, and nothing else knows it. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>
  children: ReactNode
}) {
  return <AnchorContext value={component}>{children}</AnchorContext>
}

/** The unstyled anchor of the nearest LinkProvider, for components that look like something else and go somewhere. */
export const useAnchor = (): ComponentType<AnchorProps> => use(AnchorContext)

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** Another site: a full page navigation in a new tab, with nothing handed over. */
  external?: boolean
  /** 'quiet' has the colour of the text around it and is underlined on hover: for names in lists. */
  tone?: 'accent' | 'quiet'
}

/** Words that go somewhere. To start something use a button. */
export function Link({ external = false, tone = 'accent', ...rest }: LinkProps) {
  const Anchor = useAnchor()
  if (external)
    return <a {...rest} className={styles.root} data-tone={tone} target="_blank" rel="noopener noreferrer" />
  return <Anchor {...rest} className={styles.root} data-tone={tone} />
}
