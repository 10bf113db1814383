import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { SegmentedControl } from '#components/segmented-control'
import type { CanvasView } from '#features/editor/canvas'
import { ContactSearch } from '#features/editor/contact-search'
import { bar } from '#features/editor/look'
import { systemValues } from '#domain/brand/system-values'
import { useEditor, useEditorData } from '#features/editor/state'
import { isEmpty, join, lookUp, textOf } from '#mail/liquid/values'
import { contactScope } from '#mail/resolve'
import { messages } from './canvas-view.messages.ts'

export interface CanvasViewBarProps {
  view: CanvasView
  onViewChange: (view: CanvasView) => void
}

/** Above the canvas: how the mail is looked at while it is edited (EML-207). Nothing of the mail changes by it. */
export function CanvasViewBar({ view, onViewChange }: CanvasViewBarProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  const lang = useEditor(({ document }) => document.settings.lang)
  const [contact, setContact] = useState<Contact>()
  const showAs = (next: Contact | undefined) => {
    setContact(next)
    const isJapanese = (next?.locale ?? lang).startsWith('ja')
    const scope =
      next && contactScope(next, { now: 0, timezone: 'UTC', system: systemValues(brand, isJapanese) })
    onViewChange({
      ...view,
      valueFor:
        scope &&
        (({ path, fallback = '' }) => {
          const value = lookUp(scope, path)
          return isEmpty(value) ? fallback : textOf(join(value, ', '))
        }),
    })
  }
  const say = (key: keyof typeof messages) => intl.formatMessage(messages[key])
  return (
    <div role="group" className={bar} aria-label={say('bar')}>
      <SegmentedControl
        label={say('device')}
        value={view.isPhone ? 'phone' : 'desktop'}
        onValueChange={(device) => onViewChange({ ...view, isPhone: device === 'phone' })}
        options={(['desktop', 'phone'] as const).map((value) => ({ value, label: say(value) }))}
      />
      <SegmentedControl
        label={say('scheme')}
        value={view.inDark ? 'dark' : 'light'}
        onValueChange={(scheme) => onViewChange({ ...view, inDark: scheme === 'dark' })}
        options={(['light', 'dark'] as const).map((value) => ({ value, label: say(value) }))}
      />
      <ContactSearch
        label={say('contact')}
        labelHidden
        placeholder={say('contactNone')}
        contact={contact}
        onContactChange={showAs}
        clearable
      />
    </div>
  )
}
