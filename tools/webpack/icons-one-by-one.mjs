/**
 * A loader that imports each icon from its own file. The package's index would have webpack read 1,700 modules for the
 * thirty icons that are used.
 */
export default function iconsOneByOne(source) {
  return source.replace(/import \{([^}]*)\} from '@ant-design\/icons';/, (_, names) =>
    names
      .split(',')
      .flatMap((part) => part.trim() || [])
      .map((value) => `import ${value} from '@ant-design/icons/es/icons/${value}';`)
      // on one line, so that the lines of the file keep their numbers
      .join(' '),
  );
}
