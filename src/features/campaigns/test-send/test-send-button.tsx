import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSender } from '#api/senders'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { Icon } from '#components/icon'
import { TestSendForm, type TestSendProps } from './test-send.tsx'
import { messages } from './test-send.messages.ts'

/** Opens the sending of a test over where one is, such as the editor of the mail (CAM-108). */
export function TestSendButton(props: Omit<TestSendProps, 'senderId'>) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const { senderId } = props.campaign
  const { data: sender } = useSender(open ? (senderId ?? undefined) : undefined)
  const isNone = senderId === null || (sender !== undefined && sender.status !== 'verified')
  return (
    <>
      <Button icon={<Icon of={Send} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.open)}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={intl.formatMessage(messages.title)}>
        <TestSendForm {...props} senderId={isNone ? null : sender?.id} />
      </Dialog>
    </>
  )
}
