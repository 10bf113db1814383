export { CollapsibleNav, type CollapsibleNavProps, type NavEntry } from './collapsible-nav.tsx'
