import Database from 'lucide-react/icons/database'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import NotebookText from 'lucide-react/icons/notebook-text'
import Sheet from 'lucide-react/icons/sheet'
import Waypoints from 'lucide-react/icons/waypoints'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '#components/icon'

/** Drawings of the product, not the services' own marks: those may not be shipped with it. */
const drawings = new Map<string, LucideIcon>([
  ['notion', NotebookText],
  ['google_sheets', Sheet],
  ['airtable', LayoutGrid],
  ['hubspot', Waypoints],
])

export interface IntegrationIconProps {
  /** The `icon` of an integration; an unknown one shows a database. */
  name: string
  size?: 'small' | 'medium' | 'large'
}

export const IntegrationIcon = ({ name, size = 'medium' }: IntegrationIconProps) => (
  <Icon of={drawings.get(name) ?? Database} size={size} />
)
