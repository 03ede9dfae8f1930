// A canvas is not for jsdom: what stands beside the picture is tested, the picture in a browser.
exports.Mix = () => null;
