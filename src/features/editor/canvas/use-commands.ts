import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useAnnounce, useEditorData, useEditorStore } from '#features/editor/state'
import type { Place } from '#mail/operations'
import type { Insertable } from '#features/editor/blocks'
import type { CommandContext } from './editor-commands.ts'
import { insertKind } from './insert.ts'

/** What the commands of this editor work with. */
export function useCommandContext(): CommandContext {
  const store = useEditorStore()
  const intl = useIntl()
  const announce = useAnnounce()
  const { brand } = useEditorData()
  return useMemo(() => ({ store, intl, announce, brand }), [store, intl, announce, brand])
}

/** Inserts a new block after what is selected, for the palette and the menus. */
export function useInsert(): (kind: Insertable, at?: Place) => string | undefined {
  const context = useCommandContext()
  return (kind, at) => insertKind(context, kind, at)
}
