import Download from 'lucide-react/icons/download'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu } from '#components/menu'
import { toasts } from '#components/toast'
import { useEditorData, useEditorStore } from '#features/editor/state'
import { saveFile } from '#lib/save-file'
import type { ExportEnvelope } from './export.model.ts'
import { exportKinds, type ExportKind } from './export-kinds.ts'
import { messages } from './export-menu.messages.ts'

export interface ExportMenuProps {
  /** Subject and sender of the message file. @default the title of the mail, and an example address */
  envelope?: ExportEnvelope
}

/** Saves the mail as a file (EML-407). */
export function ExportMenu({ envelope }: ExportMenuProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const { brand } = useEditorData()
  const save = async (kind: ExportKind) => {
    try {
      // What writes files is large, and wanted last.
      const { exportFile } = await import('./export.model.ts')
      const { file, name } = exportFile(store.getState().document, kind, brand, envelope)
      saveFile(file, name)
      toasts.add({ type: 'success', content: intl.formatMessage(messages.saved, { name }) })
    } catch {
      toasts.add({ type: 'error', content: intl.formatMessage(messages.failed) })
    }
  }
  return (
    <Menu
      align="end"
      entries={exportKinds.map((kind) => ({
        kind: 'action',
        id: kind,
        label: intl.formatMessage(messages[kind]),
        onSelect: () => void save(kind),
      }))}
    >
      {(trigger) => (
        <IconButton {...trigger} label={intl.formatMessage(messages.export)} icon={<Icon of={Download} />} />
      )}
    </Menu>
  )
}
