import Plus from 'lucide-react/icons/plus'
import { Icon } from '#components/icon'
import { OwnersButton } from './owners-button.tsx'

export interface OwnersAddProps {
  label: string
  onAdd: () => void
}

/** The button that adds one to a list, for owners. */
export const OwnersAdd = ({ label, onAdd }: OwnersAddProps) => (
  <OwnersButton tone="primary" icon={<Icon of={Plus} />} onClick={onAdd}>
    {label}
  </OwnersButton>
)
