import { vars } from './theme.css'

/** Light words on a dark ground. With forced colours both stay, as the system's own pair: no plate is laid behind the words. */
export const onGround = (ground: string) =>
  ({ background: ground, color: vars.colour.textOnAccent, forcedColorAdjust: 'none' }) as const
