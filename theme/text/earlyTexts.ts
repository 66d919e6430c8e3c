// Nothing: no module of the theme asks for a message while it is loaded. Components of a site do.
export {}
