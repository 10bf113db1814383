import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { hueOf, initialOf } from '#lib/avatar-hue'
import * as styles from './avatar.css.ts'

export const avatarSizes = ['small', 'medium', 'large'] as const
export const avatarShapes = ['round', 'square'] as const

export interface AvatarProps {
  /** Gives the letter and the hue. Stands beside the avatar in text, so the avatar itself is not read out. */
  name: string
  /** A photo or an icon; where it can't be shown the letter stays. */
  src?: string | undefined
  /** @default 'medium' */
  size?: (typeof avatarSizes)[number]
  /** 'round' for people, 'square' for workspaces and brands. */
  shape?: (typeof avatarShapes)[number]
}

/** A person's or a workspace's picture, else its initial on its own colour. */
export function Avatar({ name, src, size = 'medium', shape = 'round' }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={styles.root}
      data-size={size}
      data-shape={shape}
      style={assignInlineVars({ [styles.hue]: String(hueOf(name)) })}
      aria-hidden
      translate="no"
    >
      {initialOf(name)}
      {src && src !== failed ? (
        <img
          className={styles.photo}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  )
}
