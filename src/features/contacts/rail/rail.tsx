import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { takeLostFocus } from '#lib/take-focus'
import { currentOf, type RailProps } from './place.ts'
import { RailChoice } from './rail-choice.tsx'
import { RailGroups } from './rail-groups.tsx'
import { messages } from './rail.messages.ts'

/** Below this width of the window the rail is a choice over the list, px (CON-22). */
const RAIL_FROM = 900

/** The groups that contacts are looked at in: by status, saved views, segments, lists (CON-21). */
export function Rail(props: RailProps) {
  const { collapsed, onCollapsedChange } = props
  const current = currentOf(props.query)
  const intl = useIntl()
  const [isPressed, setPressed] = useState(false)
  const asChoice = useSyncExternalStore(subscribeToWidth, () => narrow().matches)
  if (asChoice) return <RailChoice {...props} current={current} />
  const toggle = (
    <IconButton
      // It is another button once it was pressed: its place is in the list of groups or without it.
      ref={isPressed ? takeLostFocus : undefined}
      label={intl.formatMessage(collapsed ? messages.expand : messages.collapse)}
      icon={<Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />}
      size="small"
      tooltipSide="right"
      aria-expanded={!collapsed}
      onClick={() => {
        setPressed(true)
        onCollapsedChange(!collapsed)
      }}
    />
  )
  return collapsed ? toggle : <RailGroups {...props} current={current} toggle={toggle} />
}

const narrow = () => matchMedia(`(max-width: ${RAIL_FROM - 1}px)`)
function subscribeToWidth(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
