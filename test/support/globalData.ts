// In place of what the bundler generates for plugins: a test has none.
export default {}
