/** Google's letter in one colour: its own colours would shout on our button. */
export function GoogleMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M12.2 10.3v3.6h5.1c-.2 1.3-1.6 3.9-5.1 3.9a5.8 5.8 0 0 1 0-11.6c1.8 0 3 .8 3.7 1.4l2.5-2.4A9 9 0 0 0 12.2 2.7a9.3 9.3 0 1 0 0 18.6c5.4 0 8.9-3.8 8.9-9.1 0-.6-.1-1.1-.2-1.6z" />
    </svg>
  )
}
