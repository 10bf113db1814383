/** Something that the screen which is open can do, for the command palette (FRA-26). */
export interface ScreenCommand {
  /** Unique among the commands of all screens. */
  id: string
  /** The heading it stands under. */
  group: string
  label: string
  /** Other words it is found by. */
  keywords?: readonly string[]
  /** The keys that do the same. */
  keys?: readonly string[]
  run: () => void
}

const sources = new Set<() => readonly ScreenCommand[]>()

/** The commands of the screens that are open. They are asked for when the palette opens: until then they cost nothing. */
export const screenCommands = {
  /** The returned function takes them away. */
  add(source: () => readonly ScreenCommand[]): () => void {
    sources.add(source)
    return () => void sources.delete(source)
  },
  all: (): ScreenCommand[] => [...sources].flatMap((source) => source()),
}
