export { Anchor, Link, LinkProvider, useAnchor, type AnchorProps, type LinkProps } from './link.tsx'
