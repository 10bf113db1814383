import type { SystemAddress } from '#mail/document/href'

/** Parameters that analytics read, added to each http link. */
export interface Utm {
  source?: string | undefined
  medium?: string | undefined
  campaign?: string | undefined
  term?: string | undefined
  content?: string | undefined
}

export interface RenderOptions {
  /**
   * `template`: what is stored and sent to many, with variables and conditions as Liquid. `final`: what one reader gets,
   * out of a resolved document; a variable that is left over shows its fallback.
   */
  output: 'template' | 'final'
  /** Colours of the brand by token, as #rrggbb. */
  brand?: Readonly<Record<string, string>> | undefined
  /** Addresses for this reader; without them a template asks the sending system. */
  addresses?: Partial<Record<SystemAddress, string>> | undefined
  links?:
    | {
        utm?: Utm | undefined
        /** Makes the address that is followed of that which is meant, such as one that counts clicks. */
        rewrite?: ((link: { address: string; nodeId: string }) => string) | undefined
      }
    | undefined
  /** An image without a size, for counting opens. */
  openPixel?: string | undefined
}
