// The style sheet of the components for authors, for modules of Markdown pages with code.
import '../styles/authoring.css'
