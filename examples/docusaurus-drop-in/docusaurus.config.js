// A Docusaurus configuration. Troodon reads it as it is.

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Chess openings',
  tagline: 'The first moves, and the ideas behind them',
  url: 'https://openings.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: require.resolve('./sidebars.js') },
        blog: false,
        theme: { customCss: require.resolve('./src/css/custom.css') },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Chess openings',
      items: [
        { type: 'docSidebar', sidebarId: 'openings', label: 'Openings', position: 'left' },
        { to: '/about', label: 'About', position: 'left' },
      ],
    },
    footer: { style: 'dark', copyright: 'An example site for Troodon.' },
  },
}
