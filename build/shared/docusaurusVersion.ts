/** What sites and plugins that ask for the version of Docusaurus are told: the one that is compared with. */
export const docusaurusVersion = '3.10.2'
