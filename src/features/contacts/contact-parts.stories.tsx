import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { deferred } from '#components/deferred'
import { Later } from './contact-parts.tsx'

/** Whether the file of the parts can be had. */
const server = { hasFile: false }

const Part = ({ name }: { name: string }) => <p>{name}</p>

function TwoParts() {
  const [parts] = useState(() =>
    ['Views', 'Filters'].map((name) => {
      const Deferred = deferred<{ name: string }>(async () => {
        if (!server.hasFile) throw new Error('The file is gone.')
        return Part
      })
      return { name, Deferred }
    }),
  )
  return (
    <>
      <input aria-label="Name" />
      {parts.map(({ name, Deferred }) => (
        <Later key={name} ready>
          <Deferred name={name} />
        </Later>
      ))}
    </>
  )
}

const meta = preview.meta({
  component: TwoParts,
  parameters: { frame: 'padded', mock: { workspaceId: 'ws_sakura' } },
})

/** Each part says so, what was typed stays, and one button brings all of them. */
export const PartsThatCannotBeLoadedSaySo = meta.story({
  tags: ['logs-errors'],
  beforeEach: () => {
    server.hasFile = false
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Typed')
    await waitFor(() => expect(canvas.getAllByText(says('deferred.failed'))).toHaveLength(2))
    server.hasFile = true
    const [retry] = canvas.getAllByRole('button', { name: says('deferred.retry') })
    if (!retry) throw new Error('There is no Retry.')
    await userEvent.click(retry)
    await expect(await canvas.findByText('Views')).toBeVisible()
    await expect(await canvas.findByText('Filters')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed')
  },
})
