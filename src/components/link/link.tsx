import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import * as styles from './link.css.ts'

export interface AnchorProps extends ComponentProps<'a'> {
  /** Where it goes. */
  href: string
}

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

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
export const Anchor = (props: AnchorProps) => createElement(useAnchor(), props)

/** The same as a component type, for what takes one. */
export const useAnchor = (): ComponentType<AnchorProps> | 'a' => use(AnchorContext)

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** Another site: a full page navigation in a new tab, with nothing handed over. */
  external?: boolean
  /** 'quiet' has the colour of the text around it and is underlined on hover: for names in lists. */
  tone?: 'accent' | 'quiet'
  /** Takes presses on the whole of the nearest positioned box: a card that leads somewhere. */
  covering?: boolean
}

/** Words that go somewhere. To start something use a button. */
export function Link({ external = false, tone = 'accent', covering = false, ...rest }: LinkProps) {
  const leaving = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const look = { className: styles.root, 'data-tone': tone, 'data-covering': covering || undefined }
  return external ? createElement('a', { ...rest, ...leaving, ...look }) : <Anchor {...rest} {...look} />
}
