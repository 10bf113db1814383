/** Who did something, as others see them; also of an account that is gone. */
export const actorOf = ({
  id,
  name,
  email,
}: {
  id: string | null
  name: string | null
  email: string | null
}) => ({ id: id ?? 'acc_gone', name: name ?? '', email: email ?? '' })
