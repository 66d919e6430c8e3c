document.documentElement.dataset.js = process.env.TROODON_BOOT
