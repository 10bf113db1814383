import ShieldCheck from 'lucide-react/icons/shield-check'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAllCertificates } from '#api/certificates'
import { Later } from '#components/deferred'
import { useOpenings } from '#components/dialog'
import { SettingsList, type SectionProps, OwnersAdd } from '#features/workspaces/settings-section'
import { certificateColumns } from './certificate-columns.tsx'
import { CertificateDetail, NewCertificateDialog } from './later-parts.ts'
import { messages } from './certificates.messages.ts'

/** The certificates of the hostnames; or the one that the address names (SET-10). */
export function CertificatesSection({ value, hrefOf, onOpen }: SectionProps) {
  return value === undefined ? (
    <Certificates hrefOf={hrefOf} onOpen={onOpen} />
  ) : (
    <CertificateDetail key={value} hostname={value} hrefOf={hrefOf} onOpen={onOpen} />
  )
}

function Certificates({ hrefOf, onOpen }: Omit<SectionProps, 'value'>) {
  const intl = useIntl()
  const certificates = useAllCertificates()
  const [adding, setAdding] = useState(false)
  const openings = useOpenings(adding)
  const columns = useMemo(() => certificateColumns(intl, hrefOf), [intl, hrefOf])
  const rows = certificates.data?.items
  const add = <OwnersAdd label={intl.formatMessage(messages.add)} onAdd={() => setAdding(true)} />
  return (
    <SettingsList
      title={intl.formatMessage(messages.title)}
      about={intl.formatMessage(messages.about)}
      read={certificates}
      failed={intl.formatMessage(messages.failed)}
      add={add}
      empty={{
        drawing: ShieldCheck,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.empty),
      }}
      columns={columns}
      rowKey={({ hostname }) => hostname}
      rowLabel={({ hostname }) => hostname}
      onOpen={({ hostname }) => onOpen(hostname)}
    >
      {openings === 0 ? null : (
        <Later>
          <NewCertificateDialog
            open={adding}
            onClose={() => setAdding(false)}
            taken={rows?.map(({ hostname }) => hostname) ?? []}
            onCreated={(hostname) => {
              setAdding(false)
              onOpen(hostname)
            }}
          />
        </Later>
      )}
    </SettingsList>
  )
}
