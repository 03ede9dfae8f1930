// Jest compiles each module anew for each test file: a worker reads antd, React and the contract hundreds of times. Here
// a worker compiles a text once, and each test file runs what was compiled in a world of its own.
import { createRequire } from 'node:module';

// jest calls it by this object; a namespace of ES modules could not be changed
const vm = createRequire(import.meta.url)('node:vm');
const { compileFunction, Script, SourceTextModule } = vm;

/** What `make(code)` gave for the file the last time, as long as the file reads the same. */
const keptByFile = (make) => {
  const kept = new Map();
  return (file, code, ...more) => {
    if (kept.get(file)?.code !== code) kept.set(file, { code, made: make(file, code, ...more) });
    return kept.get(file).made;
  };
};

const scriptOf = keptByFile((file, code, parameters) => {
  // a failed test quotes no package
  const filename = file.replace(/\/(var\/web-packages|tools\/jest)\//, '/node_modules/$1/');
  // on one line with the first of the text, so that lines keep their numbers
  return new Script(`(function (${parameters.join(', ')}) {${code}\n})`, { filename });
});

/** For test files that are CommonJS, from now on: their modules cannot `import()`. */
export const compileScriptsOnce = () => {
  vm.compileFunction = (code, parameters, options) =>
    parameters?.includes('module') && options.parsingContext
      ? scriptOf(options.filename, code, parameters).runInContext(options.parsingContext)
      : compileFunction(code, parameters, options);
};

const cachedDataOf = keptByFile((identifier, code) => new SourceTextModule(code, { identifier }).createCachedData());

/** For test files that are ES modules, from now on. */
export const compileModulesOnce = () => {
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(code, options = {}) {
      // what was compiled before cannot `import()`
      const anew = options.identifier === undefined || /\bimport\s*\(/.test(code);
      super(code, anew ? options : { ...options, cachedData: cachedDataOf(options.identifier, code) });
    }
  };
};
