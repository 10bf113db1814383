import Plus from 'lucide-react/icons/plus'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { OnlyOwner } from '#components/role-label'
import { useIsOwner } from './use-owner.ts'

export interface OwnersAddProps {
  label: string
  onAdd: () => void
}

/** The button that adds one to a list, for owners; members see why it is locked (SET-12). */
export function OwnersAdd({ label, onAdd }: OwnersAddProps) {
  const owner = useIsOwner()
  return (
    <>
      {owner === false ? <OnlyOwner /> : null}
      <Button tone="primary" icon={<Icon of={Plus} />} disabled={!owner} onClick={onAdd}>
        {label}
      </Button>
    </>
  )
}
