// A chunk of its own: what the layout itself takes from the pane comes with the first screen.
export { Pane } from '#components/pane'
