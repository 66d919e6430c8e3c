module.exports = {
  openings: [
    'intro',
    { type: 'category', label: 'Open games', collapsed: false, items: ['italian', 'spanish'] },
    { type: 'category', label: 'Semi-open games', collapsed: false, items: ['sicilian'] },
  ],
}
